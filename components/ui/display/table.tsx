import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

type TableProps = ComponentProps<'table'> & {
  caption: ReactNode
  captionHidden?: boolean
  /** Names the frame of a table that is wider than a phone: without a tab stop nobody scrolls it by keyboard. A shadow says that it scrolls. */
  frameLabel?: string
}

/** Scrolls sideways in its own frame on a narrow screen. */
export function Table({ caption, captionHidden = false, frameLabel, className, children, ...rest }: TableProps) {
  const frame = frameLabel ? { role: 'region', tabIndex: 0, 'aria-label': frameLabel } : {}
  return (
    <div {...frame} className={cn('relative overflow-x-auto', frameLabel && 'scroll-shadow-x')}>
      <table {...rest} className={cn('w-full border-collapse text-left', className)}>
        <caption className={cn(captionHidden ? 'sr-only' : 'pb-3 text-left text-sm text-ink-soft')}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} className={cn('border-b border-line-strong', props.className)} />
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className={cn('divide-y divide-line', props.className)} />
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />
}

type CellProps = { numeric?: boolean }

export function HeaderCell({ numeric, scope = 'col', className, ...rest }: ComponentProps<'th'> & CellProps) {
  const textStyles = scope === 'col' ? 'text-sm text-ink-soft' : 'text-ink'
  return (
    <th
      {...rest}
      scope={scope}
      className={cn('px-3 py-3 font-medium first:pl-0 last:pr-0', textStyles, numeric && 'text-right', className)}
    />
  )
}

export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={cn('px-3 py-4 align-top first:pl-0 last:pr-0', numeric && 'text-right whitespace-nowrap tabular-nums', className)}
    />
  )
}
