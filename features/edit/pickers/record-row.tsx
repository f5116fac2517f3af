import { useTranslations } from 'next-intl'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import { useRecordDetail, type FoundRecord } from './records'

/** A record with its picture, name and what tells it from others. */
export function RecordRow({ record, showsPicture }: { record: FoundRecord; showsPicture: boolean }) {
  const t = useTranslations('edit.pages')
  const detail = useRecordDetail()(record)
  return (
    <span className="flex min-w-0 grow items-center gap-3">
      {showsPicture ? (
        <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded bg-sunken">
          {record.picture ? <Thumbnail picture={record.picture} sizes="3rem" /> : null}
        </span>
      ) : null}
      <span className="flex min-w-0 flex-col text-left">
        <span className="truncate font-medium">{record.isHome ? t('home') : record.title}</span>
        {detail === '' ? null : <span className="truncate text-sm text-ink-soft">{detail}</span>}
      </span>
    </span>
  )
}
