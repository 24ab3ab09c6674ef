# Components and their corrections
components-help = show a game’s numbers and where they come from
components-about = Prints every number of a game’s components with its origin. An owner of the box can correct any of them in a TOML file.
components-game-help = the game’s name
components-json-help = print JSON for programs
components-rules-help = print the numbers of this rules version instead of the newest
components-file-help = a TOML file with corrected components, [section] and name = value
components-not-found = There is no file { $given }, and { $game } has no edition of that name; its editions: { $editions }.
components-cannot-read = { $file } cannot be read: { $detail }.
components-not-toml = { $file } is not TOML: { $detail }.
components-text-not-toml = This is not TOML: { $detail }.
components-none = { $game } has no components that could be corrected.
components-empty = This game has no components that could be corrected.
components-section = Section
components-name = Name
components-value = Value
components-mark = Origin
components-mark-text = rulebook
components-mark-public = public description
components-mark-inferred = inferred
components-mark-chosen = chosen by us
components-mark-owner = corrected
