'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { describeError, toastError } from '@/lib/browser/toast'
import { editStore, useEditStore } from '../store/edit-store'
import { useReleaseMoment } from '../publish/releases/release-moment'
import type { EditsTarget } from './edits-target'
import { followEdits, type FollowState } from './follow-edits'
import { useEditsTarget } from './use-edits-target'
import { usePutIntoRelease } from './use-put-into-release'

/** Says in the bar where edits at the chosen moment go, puts them there, and leads to the choice (docs/rules/lens.md#edits-at-a-moment). */
export function EditsTargetButton() {
  const t = useTranslations('edit.lens')
  const moment = useReleaseMoment()
  const target = useEditsTarget()
  const isOpen = useEditStore(({ panel }) => panel === 'lens')
  const state = useFollowedEdits(target)
  if (!target) return null

  function text(shown: EditsTarget) {
    switch (shown.kind) {
      case 'draft':
        return t('into.draft')
      case 'new':
        return t('into.new', { moment: moment(shown.publishAt) })
      case 'release':
        return t(state.kind === 'pinned' ? 'into.done' : 'into.release', { title: shown.title, moment: moment(shown.publishAt) })
    }
    throw new Error(`No such target: ${shown satisfies never}`)
  }

  const shown = state.kind === 'failed' ? t('into.failed', { problem: describeError(state.error) }) : text(target)
  return (
    <>
      <p role="status" className="sr-only">
        {shown}
      </p>
      <Button
        variant={state.kind === 'failed' ? 'danger' : 'night'}
        size="sm"
        aria-expanded={isOpen}
        title={shown}
        onClick={() => editStore.setState({ panel: isOpen ? null : 'lens' })}
      >
        <span className="max-w-72 truncate">{shown}</span>
      </Button>
    </>
  )
}

const idle: FollowState = { kind: 'idle' }

function useFollowedEdits(target: EditsTarget | undefined): FollowState {
  const t = useTranslations('edit.lens')
  const [last, setLast] = useState<{ identity: string; state: FollowState } | null>(null)
  const putInto = usePutIntoRelease()
  // Another title of the same release is the same target.
  const identity = !target || target.kind === 'draft' ? null : target.kind === 'new' ? `new ${target.publishAt}` : `release ${target.id}`

  const start = useEffectEvent(() => {
    if (!target || target.kind === 'draft') return undefined
    return followEdits({
      put: putInto(target),
      onState: (next) => {
        setLast({ identity: identity ?? '', state: next })
        // The bar no longer says it once the editor is back at now.
        if (next.kind === 'failed' && editStore.getState().moment === null)
          toastError(t('into.failed', { problem: describeError(next.error) }))
      },
    })
  })
  useEffect(() => (identity === null ? undefined : start()), [identity])
  return last && last.identity === identity ? last.state : idle
}
