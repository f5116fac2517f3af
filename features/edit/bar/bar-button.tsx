import type { ComponentProps } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'

/** Of an icon with its word below it; a narrow bar has room for the icon only. */
export const barButtonStyles = 'xl:w-auto xl:min-w-13 xl:flex-col xl:gap-0.5 xl:px-1'

type BarButtonProps = Omit<ComponentProps<typeof IconButton>, 'variant' | 'size' | 'title'> & {
  /** A part of the label, so that whoever says what they see reaches the button. */
  word: string
}

/** A button of the edit bar: wide screens show its word, others name it while the pointer rests on it (docs/rules/editing.md#bar-words). */
export function BarButton({ word, className, children, ...rest }: BarButtonProps) {
  return (
    <IconButton {...rest} variant="inverse" title={rest.label} className={cn(barButtonStyles, className)}>
      {children}
      <BarWord>{word}</BarWord>
    </IconButton>
  )
}

export function BarWord({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-xs max-xl:hidden">
      {children}
    </span>
  )
}
