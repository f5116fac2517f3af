'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { drawingOf } from '#icon-drawing'
import type { IconName } from './icon-names'

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { name: IconName }

/**
 * An icon. Nobody hears it, unless it has a label. HTML has its shapes, since a reference to the file of all icons costs 0.4 ms each before the first
 * paint of a slow phone; icons that the browser adds refer to that file, so no script has shapes.
 */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden={rest['aria-label'] === undefined ? 'true' : undefined}
      {...rest}
      className={cn('icon', className)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markupOf(name)}
    />
  )
}

const known = new Map<IconName, { __html: string }>()

/** The same object each time: React writes another one into the page anew. */
function markupOf(name: IconName) {
  const markup = known.get(name) ?? { __html: drawingOf(name) }
  known.set(name, markup)
  return markup
}
