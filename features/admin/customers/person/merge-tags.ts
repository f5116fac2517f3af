/** Tags added and removed. */
export type TagChange = { added: string[]; removed: string[] }

export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return { added: after.filter((tag) => !before.includes(tag)), removed: before.filter((tag) => !after.includes(tag)) }
}

/** Three-way merge: the tags a colleague has saved since, with those added here and without those removed here. */
export function mergeTags({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly string[]>): string[] {
  const { added, removed } = tagChange(base, mine)
  return [...new Set([...theirs, ...added])].filter((tag) => !removed.includes(tag))
}
