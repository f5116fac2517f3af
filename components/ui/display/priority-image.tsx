'use client'

import type { ComponentProps } from 'react'

/**
 * An image that loads at once. A client component for one reason: React preloads eager images of server components, so the router would fetch them with
 * every prefetched page.
 */
export function PriorityImage({ alt, ...props }: ComponentProps<'img'> & { alt: string }) {
  return <img alt={alt} {...props} />
}
