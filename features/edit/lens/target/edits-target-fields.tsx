'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { toastError } from '@/lib/browser/toast/toast'
import { editStore, useEditStore } from '../../store/edit-store'
import { useDocumentName } from '../../publish/use-document-name'
import { useFormatReleaseTime } from '../../publish/releases/use-format-release-time'
import { useNeedsApproval } from '../../publish/use-needs-approval'
import { seenRevisions } from '../../store/publish-documents'
import { followDocument } from '../follow-edits'
import { useEditsTarget } from './use-edits-target'
import { usePutIntoRelease } from './use-put-into-release'
import { useReleasesUntil } from '../use-scheduled-releases'
import { useShownAt } from '../use-shown-at'

/** The choice where edits at a moment go, and the documents that can only be looked at there (docs/rules/lens.md#edits-at-a-moment). */
export function EditsTargetFields({ moment }: { moment: string }) {
  const t = useTranslations('edit.lens')
  const id = useId()
  const describe = useFormatReleaseTime()
  const target = useEditsTarget()
  const last = useReleasesUntil(moment)?.at(-1)
  const needsApproval = useNeedsApproval()
  if (!target) return null
  if (needsApproval) return <p className="text-sm text-ink-soft">{t('target.draftOnly')}</p>

  const choose = (editsChoice: 'release' | 'newRelease' | 'draft') =>
    editStore.setState({ editsChoice, followedDocuments: [], selection: null })
  return (
    <>
      <RadioGroup
        id={id}
        legend={t('target.legend')}
        hint={t(target.kind === 'draft' ? 'target.draftHint' : 'target.hint')}
        spacing="tight"
      >
        {last?.publishAt ? (
          <Radio name={id} checked={target.kind === 'release'} onChange={() => choose('release')}>
            {t('target.release', { title: last.title, moment: describe(last.publishAt) })}
          </Radio>
        ) : null}
        <Radio name={id} checked={target.kind === 'newRelease'} onChange={() => choose('newRelease')}>
          {t('target.new', { moment: describe(moment) })}
        </Radio>
        <Radio name={id} checked={target.kind === 'draft'} onChange={() => choose('draft')}>
          {t('target.draft')}
        </Radio>
      </RadioGroup>
      <PinnedDocuments />
    </>
  )
}

/** Documents that are shown without their drafts, which have gone on or are meant for later, until the editor takes the draft into the release. */
function PinnedDocuments() {
  const t = useTranslations('edit.lens')
  const nameOf = useDocumentName()
  const target = useEditsTarget()
  const shownAt = useShownAt()
  const documents = useEditStore((state) => state.documents)
  const putInto = usePutIntoRelease()
  // A second call before the answer would create a second release.
  const [taken, setTaken] = useState<string | null>(null)
  if (!target || target.kind === 'draft') return null

  const behind = Object.entries(documents).filter(([key]) => shownAt(key).kind !== 'draft')
  if (behind.length === 0) return null

  async function takeIn(into: Exclude<typeof target, { kind: 'draft' } | undefined>, key: string) {
    if (taken !== null) return
    setTaken(key)
    try {
      await putInto(into)(await seenRevisions([key]))
      followDocument(key)
    } catch (error) {
      toastError(error)
    } finally {
      setTaken(null)
    }
  }

  return (
    <ul className="flex flex-col gap-3">
      {behind.map(([key, { draft }]) => {
        const name = nameOf(key, draft.document)
        return (
          <li key={key} className="flex flex-col items-start gap-2 rounded bg-warning-soft p-3 text-sm">
            <p>{t(shownAt(key).kind === 'published' ? 'target.later' : 'target.behind', { name })}</p>
            <Button size="sm" variant="secondary" busy={taken === key} onClick={() => void takeIn(target, key)}>
              {t('target.takeIn')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
