import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { prefetch?: boolean; scroll?: boolean; replace?: boolean }

/** A link without a router. */
export function Link({ prefetch: _prefetch, scroll: _scroll, replace: _replace, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

export { Link as PlainLink }
