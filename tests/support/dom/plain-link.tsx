import type { ComponentProps } from 'react'

/** A link without a router. */
export function Link({ prefetch: _prefetch, children, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return <a {...rest}>{children}</a>
}

export { Link as PlainLink }
