/** What the server says about a colleague's tags (STALE_VERSION); null for another error of that code. */
export function readTagConflict({ version, tags, by }: Record<string, unknown>) {
  if (typeof version !== 'number' || !Array.isArray(tags)) return null
  return { version, tags: tags.filter((tag) => typeof tag === 'string'), by: typeof by === 'string' ? by : '' }
}

export function readBlockConflict({ version, isBlocked, reason, by }: Record<string, unknown>) {
  if (typeof version !== 'number' || typeof isBlocked !== 'boolean') return null
  return { version, isBlocked, reason: typeof reason === 'string' ? reason : '', by: typeof by === 'string' ? by : '' }
}
