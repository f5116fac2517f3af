/** Addresses that rich text may hold (docs/rules/import-export.md#rich-text). */
export function isAllowedHref(href: unknown): href is string {
  return typeof href === 'string' && /^(?:https?:\/\/[^\s/]|mailto:|tel:|#|\/(?![/\\]))/i.test(href) && !/\p{Cc}/u.test(href)
}

/** An address that a person wrote for a link (docs/rules/storefront.md#written-addresses); a host without a scheme is https, and an empty one is no link yet. */
export function isWrittenAddress(text: string) {
  const address = text.trim()
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address)
  return address === '' || isAllowedHref(address) || (isHost && !/\p{Cc}/u.test(address))
}
