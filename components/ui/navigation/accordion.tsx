import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('divide-y divide-line border-y border-line', className)} />
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode; as?: 'h2' | 'h3' | 'h4' | 'span' }

/** Works without JavaScript and with the browser's page search; items with the same `name` close each other. */
export function AccordionItem({ title, as: Title = 'h3', className, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} className={cn('group/item accordion-item', className)}>
      <summary
        className={cn(
          'flex min-h-14 list-none items-center justify-between gap-4 rounded py-4 transition-colors hover:text-action',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <Title className="font-sans text-lg leading-snug font-medium">{title}</Title>
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open/item:-rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
