import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import sprite from '@/generated/icons.svg'
import type { IconName } from './icon-names'

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { name: IconName }

/** An icon of the one file that all pages share. Nobody hears it, unless it has a label. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg aria-hidden={rest['aria-label'] === undefined ? 'true' : undefined} {...rest} className={cn('icon', className)}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
