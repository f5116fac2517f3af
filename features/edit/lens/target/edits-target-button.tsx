'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { describeError, toastError } from '@/lib/browser/toast/toast'
import { editStore, useEditStore } from '../../store/edit-store'
import { useFormatReleaseTime } from '../../publish/releases/use-format-release-time'
import type { EditsTarget } from './edits-target'
import { followEdits, type FollowState } from '../follow-edits'
import { useShownAt } from '../use-shown-at'
import { useEditsTarget } from './use-edits-target'
import { useIsOnCanvas } from '../use-is-on-canvas'
import { usePutIntoRelease } from './use-put-into-release'

/** Says in the bar where edits at the chosen moment go, puts them there, and leads to the choice (docs/rules/lens.md#edits-at-a-moment). */
export function EditsTargetButton() {
  const t = useTranslations('edit.lens')
  const formatMoment = useFormatReleaseTime()
  const target = useEditsTarget()
  const isOpen = useEditStore(({ panel }) => panel === 'lens')
  const { state, held } = useFollowedEdits(target)
  const isHeld = useEditStore(({ followedDocuments }) => held.some((key) => !followedDocuments.includes(key)))
  const draft = useShownDraft()
  if (!target) return null

  function text(shown: EditsTarget) {
    switch (shown.kind) {
      case 'draft':
        return t('into.draft')
      case 'newRelease':
        return t('into.new', { moment: formatMoment(shown.publishAt) })
      case 'release':
        return t(state.kind === 'pinned' ? 'into.done' : 'into.release', { title: shown.title, moment: formatMoment(shown.publishAt) })
    }
    throw new Error(`No such target: ${shown satisfies never}`)
  }

  function withDraft(said: string) {
    return draft === null ? said : t(`into.with.${draft}`, { said })
  }

  const shown =
    state.kind === 'failed' ? t('into.failed', { problem: describeError(state.error) }) : isHeld ? t('into.held') : withDraft(text(target))
  return (
    <>
      <p role="status" className="sr-only">
        {shown}
      </p>
      <Button
        variant={state.kind === 'failed' ? 'danger' : isHeld ? 'accent' : 'inverse'}
        size="sm"
        aria-expanded={isOpen}
        title={shown}
        onClick={() => editStore.setState({ panel: isOpen ? null : 'lens' })}
      >
        <span className="line-clamp-2 max-w-72 text-left leading-tight whitespace-normal">{shown}</span>
      </Button>
    </>
  )
}

/** Whose draft, which no release until the moment holds, the page shows beside what visitors will see then (docs/rules/lens.md#before-a-release). */
function useShownDraft(): 'own' | 'others' | null {
  const shownAt = useShownAt()
  const documents = useEditStore((state) => state.documents)
  const followed = useEditStore((state) => state.followedDocuments)
  const drafts = Object.entries(documents).filter(([key, { isChanged }]) => {
    const { kind, pinned } = shownAt(key)
    return isChanged && kind === 'draft' && pinned === null && !followed.includes(key)
  })
  if (drafts.length === 0) return null
  return drafts.every(([, { isOthersEdit }]) => isOthersEdit) ? 'others' : 'own'
}

type Followed = {
  state: FollowState
  /** The documents of which edits stay in the draft until the editor decides. */ held: readonly string[]
}

const idle: Followed = { state: { kind: 'idle' }, held: [] }

function useFollowedEdits(target: EditsTarget | undefined): Followed {
  const t = useTranslations('edit.lens')
  const [last, setLast] = useState<(Followed & { identity: string }) | null>(null)
  const putInto = usePutIntoRelease()
  const isOnCanvas = useIsOnCanvas()
  // Another title of the same release is the same target.
  const identity =
    !target || target.kind === 'draft' ? null : target.kind === 'newRelease' ? `new ${target.publishAt}` : `release ${target.id}`

  const start = useEffectEvent(() => {
    if (!target || target.kind === 'draft') return undefined
    const followedIdentity = identity ?? ''
    const updateState = (change: (before: Followed) => Partial<Followed>) =>
      setLast((before) => {
        const known = before?.identity === followedIdentity ? before : idle
        return { ...known, ...change(known), identity: followedIdentity }
      })
    return followEdits({
      put: putInto(target),
      isOnCanvas,
      onHeld: (key) => updateState(({ held }) => ({ held: [...new Set([...held, key])] })),
      onState: (next) => {
        updateState(() => ({ state: next }))
        // The bar no longer says it once the editor is back at now.
        if (next.kind === 'failed' && editStore.getState().moment === null)
          toastError(t('into.failed', { problem: describeError(next.error) }))
      },
    })
  })
  useEffect(() => (identity === null ? undefined : start()), [identity])
  return last && last.identity === identity ? last : idle
}
