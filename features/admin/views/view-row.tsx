'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { formText } from '@/features/admin/shell/form-text'
import { hasErrorCode } from '@/lib/api/errors'
import type { OfficeView } from '@/lib/api/v1/admin/view.schema'
import { toastError, toastErrorText, toastSuccess } from '@/lib/browser/toast/toast'
import { formatShortDate } from '@/lib/office/formats'
import { useRemoveView, useUpdateView } from './view-queries'

type ViewRowProps = { view: OfficeView; query: string; position: number; count: number; onRemoved: () => void }
type Task = 'rename' | 'remove'

/** Such a button keeps its focus, which `disabled` takes away. */
const endOfList = 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint'

/** A saved view: renamed, overwritten with what the list shows now, moved, deleted. */
export function ViewRow({ view, query, position, count, onRemoved }: ViewRowProps) {
  const t = useTranslations('admin.views')
  const { id, name, version, by, at } = view
  const [task, setTask] = useState<Task | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const begun = useRef<Task>(null)
  const moved = useRef<{ button: HTMLButtonElement; to: number }>(null)
  // Each step replaces the button that was pressed: the focus goes on to the step's field or button, and at its end back to what began it.
  useEffect(() => {
    if (task !== null) focusIn(row.current, '[data-step]')
    else if (begun.current !== null) focusIn(row.current, `[data-begins=${begun.current}]`)
    begun.current = task
  }, [task])
  // A row that moves down is taken out of the document for a moment.
  useEffect(() => {
    if (moved.current?.to !== position) return
    moved.current.button.focus()
    moved.current = null
  }, [position])
  const { mutateAsync: update, isPending: isUpdating } = useUpdateView()
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveView()
  const once = useSubmitOnce(async (work: () => Promise<unknown>, done: string | null) => {
    try {
      await work()
      setTask(null)
      if (done) toastSuccess(done)
    } catch (error) {
      // The list shows a colleague's version by now.
      if (hasErrorCode(error, 'STALE_VERSION', 'NOT_FOUND')) toastErrorText(t('changedMeanwhile', { name }), error)
      else toastError(error)
    }
  })

  async function overwrite() {
    await update({ id, version, query })
    // The pressed button is gone: there is nothing left to overwrite.
    focusIn(row.current, '[data-begins=rename]')
  }

  async function removeView() {
    await remove({ id, version })
    // The row goes, and the focus with it.
    begun.current = null
    onRemoved()
  }

  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    if (to < 0 || to >= count) return
    moved.current = { button: currentTarget, to }
    void once(() => update({ id, version, position: to }), null)
  }

  function rename(typed: string) {
    void once(() => update({ id, version, name: typed }), t('renamed', { name: typed }))
  }

  return (
    <li ref={row} className="flex flex-col gap-2 py-3">
      {task === 'rename' ? (
        <RenameForm view={view} isBusy={isUpdating} onRename={rename} onCancel={() => setTask(null)} />
      ) : (
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-sm text-ink-soft">{t('savedBy', { by: by || t('somebody'), date: formatShortDate(at) })}</span>
        </span>
      )}
      {task === 'remove' ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-danger">{t('removeAsk')}</span>
          <Button variant="secondary" size="sm" busy={isRemoving} data-step onClick={() => void once(removeView, t('removed', { name }))}>
            {t('remove')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setTask(null)}>
            {t('cancel')}
          </Button>
        </span>
      ) : null}
      {task === null ? (
        <span className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="sm" data-begins="rename" aria-label={t('renameNamed', { name })} onClick={() => setTask('rename')}>
            {t('rename')}
          </Button>
          {query === view.query ? null : (
            <Button
              variant="quiet"
              size="sm"
              busy={isUpdating}
              aria-label={t('overwriteNamed', { name })}
              className="max-w-full"
              onClick={() => void once(overwrite, t('overwritten', { name }))}
            >
              {t('overwrite')}
            </Button>
          )}
          <Button variant="quiet" size="sm" data-begins="remove" aria-label={t('removeNamed', { name })} onClick={() => setTask('remove')}>
            {t('remove')}
          </Button>
          <IconButton
            size="sm"
            label={t('moveUp', { name })}
            aria-disabled={position === 0}
            onClick={(event) => move(event, position - 1)}
            className={endOfList}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('moveDown', { name })}
            aria-disabled={position === count - 1}
            onClick={(event) => move(event, position + 1)}
            className={endOfList}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </li>
  )
}

type RenameFormProps = { view: OfficeView; isBusy: boolean; onRename: (name: string) => void; onCancel: () => void }

function RenameForm({ view: { id, name }, isBusy, onRename, onCancel }: RenameFormProps) {
  const t = useTranslations('admin.views')
  const [isNameless, setNameless] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = formText(new FormData(event.currentTarget), 'name')
    setNameless(typed === '')
    if (typed !== '') onRename(typed)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Field
        id={`view-name-${id}`}
        label={t('newName', { name })}
        labelHidden
        error={isNameless ? t('nameMissing') : undefined}
        className="min-w-0 grow basis-40"
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            data-step
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
            onChange={() => setNameless(false)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={isBusy}>
        {t('rename')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}

function focusIn(row: HTMLLIElement | null, selector: string) {
  row?.querySelector<HTMLElement>(selector)?.focus()
}
