import type { ComponentProps } from 'react'

/** A link without a router, for components that are rendered alone. */
export function Link({ prefetch: _prefetch, children, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <a {...rest}>{children}</a>
}
