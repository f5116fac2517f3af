'use client'

import type { ComponentProps } from 'react'

/**
 * A picture that its page waits for. It comes to life in the browser for one reason: of such pictures in a server component React tells the router, which
 * then fetches them with every page that is merely within reach of a link.
 */
export function PriorityImage({ alt, ...props }: ComponentProps<'img'> & { alt: string }) {
  return <img alt={alt} {...props} />
}
