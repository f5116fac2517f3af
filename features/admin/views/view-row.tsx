'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { Input } from '@/components/ui/control/input'
import { formText } from '@/features/admin/shell/form-text'
import { hasErrorCode } from '@/lib/api/errors'
import type { OfficeView } from '@/lib/api/v1/admin/view.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { formatShortDate } from '@/lib/office/formats'
import { useRemoveView, useUpdateView } from './view-queries'

type ViewRowProps = { view: OfficeView; query: string; position: number; count: number }

/** A saved view: renamed, overwritten with what the list shows now, moved, deleted. */
export function ViewRow({ view, query, position, count }: ViewRowProps) {
  const t = useTranslations('admin.views')
  const { id, name, version, by, at } = view
  const [task, setTask] = useState<'rename' | 'remove' | null>(null)
  const { mutateAsync: update, isPending: isUpdating } = useUpdateView()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveView()
  const isBusy = isUpdating || isRemoving
  const once = useSubmitOnce(async (work: () => Promise<unknown>, done: string | null) => {
    try {
      await work()
      setTask(null)
      if (done) toastSuccess(done)
    } catch (error) {
      // The list shows a colleague's version by now.
      toastError(hasErrorCode(error, 'STALE_VERSION', 'NOT_FOUND') ? t('changedMeanwhile', { name }) : error)
    }
  })

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'name')
    if (typed !== '') void once(() => update({ id, version, name: typed }), t('renamed', { name: typed }))
  }

  return (
    <li className="flex flex-col gap-2 py-3">
      {task === 'rename' ? (
        <form onSubmit={rename} className="flex flex-wrap items-center gap-2">
          <Input
            name="name"
            defaultValue={name}
            maxLength={60}
            aria-label={t('newName', { name })}
            autoComplete="off"
            className="min-w-0 grow basis-40"
          />
          <Button type="submit" size="sm" busy={isUpdating}>
            {t('rename')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setTask(null)}>
            {t('cancel')}
          </Button>
        </form>
      ) : (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-sm text-ink-soft">{t('savedBy', { by: by || t('somebody'), date: formatShortDate(at) })}</span>
        </span>
      )}
      {task === 'remove' ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-danger">{t('removeAsk')}</span>
          <Button
            variant="secondary"
            size="sm"
            busy={isRemoving}
            onClick={() => void once(() => remove({ id, version }), t('removed', { name }))}
          >
            {t('remove')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setTask(null)}>
            {t('cancel')}
          </Button>
        </span>
      ) : null}
      {task === null ? (
        <span className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="sm" disabled={isBusy} aria-label={t('renameNamed', { name })} onClick={() => setTask('rename')}>
            {t('rename')}
          </Button>
          {query === view.query ? null : (
            <Button
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={t('overwriteNamed', { name })}
              onClick={() => void once(() => update({ id, version, query }), t('overwritten', { name }))}
            >
              {t('overwrite')}
            </Button>
          )}
          <Button variant="quiet" size="sm" disabled={isBusy} aria-label={t('removeNamed', { name })} onClick={() => setTask('remove')}>
            {t('remove')}
          </Button>
          <IconButton
            size="sm"
            label={t('moveUp', { name })}
            disabled={isBusy || position === 0}
            onClick={() => void once(() => update({ id, version, position: position - 1 }), null)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('moveDown', { name })}
            disabled={isBusy || position === count - 1}
            onClick={() => void once(() => update({ id, version, position: position + 1 }), null)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </li>
  )
}
