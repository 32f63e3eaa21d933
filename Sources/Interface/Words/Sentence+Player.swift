/// What is said on the screen on which a run is played.
extension Sentence {
  static func playerTitle(number: Int, title: String) -> Sentence {
    Sentence("player.title", ["number": number, "title": title])
  }
  static func playerPlace(number: Int, total: Int) -> Sentence {
    Sentence("player.place", ["number": number, "total": total])
  }
  static func playerSpeed(speed: Int) -> Sentence { Sentence("player.speed", ["speed": speed]) }
  static func playerBranch(number: Int) -> Sentence {
    Sentence("player.branch", ["number": number])
  }
  static func playerScore(right: Int, total: Int) -> Sentence {
    Sentence("player.score", ["right": right, "total": total])
  }
  static let playerOpening = Sentence("player.opening")
  static let playerReopening = Sentence("player.reopening")
  static let playerBroken = Sentence("player.broken")
  static func playerDoesNotCompile(place: String) -> Sentence {
    Sentence("player.does-not-compile", ["place": place])
  }
  static let playerKeys = Sentence("player.keys")
  static let playerHelp = Sentence("player.help")
  static let playerStillBefore = Sentence("player.still-before")
  static let playerStart = Sentence("player.start")
  static let playerState = Sentence("player.state")
  static let playerValue = Sentence("player.value")
  static func playerOut(event: String) -> Sentence { Sentence("player.out", ["event": event]) }
  static let playerInsert = Sentence("player.insert")
  static let playerExport = Sentence("player.export")
  static let playerExportHistory = Sentence("player.export-history")
  static let playerExportEvents = Sentence("player.export-events")
  static let playerExportTest = Sentence("player.export-test")
  static let playerSearch = Sentence("player.search")
  static let playerFile = Sentence("player.file")
  static func playerPredict(field: String, event: String) -> Sentence {
    Sentence("player.predict", ["field": field, "event": event])
  }
  static func playerPredictedRight(field: String, value: String) -> Sentence {
    Sentence("player.predicted-right", ["field": field, "value": value])
  }
  static func playerPredictedWrong(field: String, value: String, said: String) -> Sentence {
    Sentence("player.predicted-wrong", ["field": field, "value": value, "said": said])
  }
  static let playerNothingToPredict = Sentence("player.nothing-to-predict")
  static func playerWrongValue(example: String) -> Sentence {
    Sentence("player.wrong-value", ["example": example])
  }
  static let playerLooksBack = Sentence("player.looks-back")
  static func playerBranched(number: Int) -> Sentence {
    Sentence("player.branched", ["number": number])
  }
  static func playerSaved(number: Int) -> Sentence {
    Sentence("player.saved", ["number": number])
  }
  static let playerSavedSame = Sentence("player.saved-same")
  static let playerNotFound = Sentence("player.not-found")
  static func playerFound(number: Int) -> Sentence {
    Sentence("player.found", ["number": number])
  }
  static func playerWritten(file: String) -> Sentence {
    Sentence("player.written", ["file": file])
  }
  static func playerRead(count: Int) -> Sentence { Sentence("player.read", ["count": count]) }
  static let playerRulesAskedOnce = Sentence("player.rules-asked-once")
  static let playerBefore = Sentence("player.before")
  static let playerRules = Sentence("player.rules")
  static func playerNothingToCompare(name: String) -> Sentence {
    Sentence("player.nothing-to-compare", ["name": name])
  }
  static func playerMoment(number: Int) -> Sentence {
    Sentence("player.moment", ["number": number])
  }
  static func playerHeld(name: String) -> Sentence { Sentence("player.held", ["name": name]) }
  static func playerDiffers(name: String, number: Int) -> Sentence {
    Sentence("player.differs", ["name": name, "number": number])
  }
  static func playerSame(name: String) -> Sentence { Sentence("player.same", ["name": name]) }
  static let windowHelpPlayer = Sentence("window.help-player")
  static let windowHelpPlayerState = Sentence("window.help-player-state")
  static let windowHelpPlayerTyping = Sentence("window.help-player-typing")
  static let windowHelpPlayerApp = Sentence("window.help-player-app")
}

/// What keys do there.
extension Sentence {
  static let keyPlay = Sentence("keys.play")
  static let keyPlayerDone = Sentence("keys.player-done")
  static let keyPlayerType = Sentence("keys.player-type")
  static let keyPlayerNext = Sentence("keys.player-next")
  static let keyPlayerPrevious = Sentence("keys.player-previous")
  static let keyPlayerPress = Sentence("keys.player-press")
  static let keyPlayerLetters = Sentence("keys.player-letters")
  static let keyPlayerWalk = Sentence("keys.player-walk")
  static let keyPlayerEnds = Sentence("keys.player-ends")
  static let keyPlayerPage = Sentence("keys.player-page")
  static let keyPlayerBranch = Sentence("keys.player-branch")
  static let keyPlayerOut = Sentence("keys.player-out")
  static let keyPlayerInsert = Sentence("keys.player-insert")
  static let keyPlayerChange = Sentence("keys.player-change")
  static let keyPlayerUndo = Sentence("keys.player-undo")
  static let keyPlayerRedo = Sentence("keys.player-redo")
  static let keyPlayerMove = Sentence("keys.player-move")
  static let keyPlayerRemove = Sentence("keys.player-remove")
  static let keyPlayerMark = Sentence("keys.player-mark")
  static let keyPlayerNextMark = Sentence("keys.player-next-mark")
  static let keyPlayerBranches = Sentence("keys.player-branches")
  static let keyPlayerField = Sentence("keys.player-field")
  static let keyPlayerWriter = Sentence("keys.player-writer")
  static let keyPlayerPredict = Sentence("keys.player-predict")
  static let keyPlayerHold = Sentence("keys.player-hold")
  static let keyPlayerCompare = Sentence("keys.player-compare")
  static let keyPlayerDifference = Sentence("keys.player-difference")
  static let keyPlayerRules = Sentence("keys.player-rules")
  static let keyPlayerSearchOn = Sentence("keys.player-search-on")
  static let keyPlayerRun = Sentence("keys.player-run")
  static let keyPlayerSpeed = Sentence("keys.player-speed")
  static let keyPlayerWrite = Sentence("keys.player-write")
  static let keyPlayerRead = Sentence("keys.player-read")
  static let keyPlayerClose = Sentence("keys.player-close")
  static let keyPlayerAccept = Sentence("keys.player-accept")
  static let keyPlayerNextLine = Sentence("keys.player-next-line")
  static let keyPlayerLookFor = Sentence("keys.player-look-for")
  static let keyPlayerOpen = Sentence("keys.player-open")
  static let keyPlayerSay = Sentence("keys.player-say")
}
