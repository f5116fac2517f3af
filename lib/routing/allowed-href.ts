/** Addresses that rich text may hold (docs/rules/import-export.md#rich-text). */
export function isAllowedHref(href: unknown): href is string {
  return typeof href === 'string' && /^(?:https?:\/\/[^\s/]|mailto:|tel:|#|\/(?![/\\]))/i.test(href) && !/\p{Cc}/u.test(href)
}
