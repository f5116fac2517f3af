import { useId, type ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { Link, type Href } from '@/lib/i18n/navigation'

export type CustomerRecord = {
  id: string | number
  title: string
  /** Where the record opens; without the right for it, null. */
  href: Href | null
  detail: string
  /** Right of the row: a sum or a state. */
  mark?: ReactNode
  text?: string
}

/** One list of what a person did. */
export function RecordCard({ title, records }: { title: string; records: readonly CustomerRecord[] }) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <h2 id={id} className="pb-2 text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <li key={record.id} className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
            <span className="flex min-w-0 flex-col">
              {record.href ? (
                <Link href={record.href} prefetch={false} className="stretched-link font-medium wrap-anywhere">
                  {record.title}
                </Link>
              ) : (
                <span className="font-medium wrap-anywhere">{record.title}</span>
              )}
              <span className="text-sm text-ink-soft">{record.detail}</span>
              {record.text ? <span className="wrap-anywhere whitespace-pre-line">{record.text}</span> : null}
            </span>
            {record.mark ? <span className="flex flex-wrap items-center gap-3 tabular-nums">{record.mark}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
