/** What a list of tags has become. */
export type TagChange = { added: string[]; removed: string[] }

export function tagChange(before: readonly string[], after: readonly string[]): TagChange {
  return { added: after.filter((tag) => !before.includes(tag)), removed: before.filter((tag) => !after.includes(tag)) }
}

/** What was typed on top of what a colleague has saved since: their tags, with what was added and without what was removed here. */
export function mergeTags({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly string[]>): string[] {
  const { added, removed } = tagChange(base, mine)
  return [...new Set([...theirs, ...added])].filter((tag) => !removed.includes(tag))
}
