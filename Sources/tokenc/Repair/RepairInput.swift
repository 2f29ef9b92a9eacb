import TokenCompiler
import TokenLint

/// The input of a repair, with what all its attempts share.
struct RepairInput {
  let table: TokenTable
  let judged: [JudgedContrast]
  let settings: RepairSettings
  let groups: AliasGroups
  let cache: PathCache

  init(
    _ table: TokenTable, _ judged: [JudgedContrast], _ settings: RepairSettings, _ cache: PathCache
  ) {
    self.table = table
    self.judged = judged
    self.settings = settings
    self.cache = cache
    groups = AliasGroups(table)
  }
}
