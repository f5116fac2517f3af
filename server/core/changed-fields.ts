type Fields = Record<string, unknown>

/** The fields whose values differ, as they were and as they are; nested values are compared as JSON. */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => json(old.get(name)) !== json(now.get(name)))
  const pick = (from: Map<string, unknown>) =>
    Object.fromEntries(names.filter((name) => from.has(name)).map((name) => [name, from.get(name)]))
  return { before: pick(old), after: pick(now) }
}

function json(value: unknown) {
  return JSON.stringify(value)
}
