import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** A cell of OfficeTable. */
export function TableCell({ align, className, ...rest }: Omit<ComponentProps<'td'>, 'align'> & { align?: 'end' }) {
  return <td {...rest} className={cn('min-w-0', align === 'end' && 'lg:text-right', className)} />
}
