const minLength = 4

/** The rule of messages `forms.rules` that a slug breaks; null if the server decides (docs/rules/content.md#slugs). */
export function slugProblem(slug: string): 'slugShort' | 'slugFormat' | null {
  if (slug.length < minLength) return 'slugShort'
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? null : 'slugFormat'
}
