import { cn } from '@/lib/cn'
import { formatDateTime } from '@/lib/office/formats'

type AuthoredText = { id: number; text: string; at: string; by: string | null }

/** Texts of staff with their author, where known, and time. Renders nothing without any. */
export function AuthoredTextList({ texts, className }: { texts: readonly AuthoredText[]; className?: string }) {
  if (texts.length === 0) return null
  return (
    <ol className={cn('divide-y divide-line', className)}>
      {texts.map(({ id, text, at, by }) => (
        <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-sm text-ink-soft">
            {by ? `${by}, ` : ''}
            <time dateTime={at} className="tabular-nums">
              {formatDateTime(at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
