'use client'

import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { Archive, EyeOff, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { openDialog } from '../../dialogs'
import { saveAll } from '../../store/saving'
import { refreshPublicState } from '../../store/visibility'
import { saveAndOpen } from '../edit-address'
import type { ContentState } from '../list/content-list'

const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

type ContentStateActionsProps = {
  documentKey: string
  title: string
  state: ContentState
  /** Invalidated after a change of `state`. */
  stateQueryKey: QueryKey
  unpublish: () => Promise<unknown>
  archive: () => Promise<unknown>
  /** Only of what visitors never saw (docs/rules/content.md#deleted-page). */
  remove?: () => Promise<unknown>
}

/** Unpublishes, archives or deletes a page or post; an archived one leaves the editors' lists too, but that of archived ones (docs/rules/content.md#page-states). */
export function ContentStateActions({ documentKey, title, state, stateQueryKey, unpublish, archive, remove }: ContentStateActionsProps) {
  const t = useTranslations('edit.pages')
  const client = useQueryClient()

  function ask(action: 'unpublish' | 'archive' | 'delete', work: () => Promise<unknown>) {
    void openDialog((close) => (
      <ConfirmationModal
        title={t(`${action}.title`, { title })}
        text={t(`${action}.text`)}
        labels={{ confirm: t(`${action}.confirm`), cancel: t('new.cancel'), close: t('new.close') }}
        onConfirm={work}
        onClose={() => close(null)}
      />
    ))
  }

  async function runUnpublish() {
    await unpublish()
    await client.invalidateQueries({ queryKey: stateQueryKey })
    await refreshPublicState(documentKey)
  }

  async function runArchive() {
    await archive()
    await saveAndOpen('/')
  }

  async function runDelete(work: () => Promise<unknown>) {
    // Before the deletion: afterwards its changes could not be saved.
    await saveAll()
    await work()
    await saveAndOpen('/')
  }

  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <p className="text-sm">
        {t('state')}: <Badge>{t(`states.${state}`)}</Badge>
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'published' || state === 'scheduled' ? (
          <Button variant="secondary" size="sm" onClick={() => ask('unpublish', runUnpublish)}>
            <EyeOff aria-hidden="true" className="size-4" />
            {t('unpublish.confirm')}
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" onClick={() => ask('archive', runArchive)}>
          <Archive aria-hidden="true" className="size-4" />
          {t('archive.confirm')}
        </Button>
        {remove ? (
          <Button variant="secondary" size="sm" onClick={() => ask('delete', () => runDelete(remove))}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t('delete.confirm')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
