'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/control/checkbox'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { withInnerQuotes } from '@/lib/text/inner-quotes'
import { useOfficeLocale } from '../office-locale'
import { editStore, useEditStore } from '../store/edit-store'
import { isUnseen } from '../store/is-changed'
import { MasterUsage } from '../structure/masters/master-name'
import { useHistoryText } from '../store/use-history-text'
import { documentKind, isOnAllPages } from './document-name'
import { ReleasesLink } from './releases/releases-link'
import { useFormatReleaseTime } from './releases/use-format-release-time'
import { useChangeLines } from './use-change-lines'
import { useDocumentName } from './use-document-name'

type DocumentRowProps = {
  documentKey: string
  isChosen: boolean
  isBlocked: boolean
  /** The scheduled release that the changes are meant for. */
  release: Release | null
  onChoose: (isChosen: boolean) => void
  /** Whether a post that visitors do not get becomes visible. */
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** One changed document: its name, where it shows, and what has changed in it. */
export function DocumentRow({ documentKey, isChosen, isBlocked, release, onChoose, isShown, onShow }: DocumentRowProps) {
  const t = useTranslations('edit.publishing')
  const open = useEditStore(({ documents }) => documents[documentKey])
  const lines = useLines(documentKey)
  const formatMoment = useFormatReleaseTime()
  const officeLocale = useOfficeLocale()
  const nameOf = useDocumentName()
  if (!open) return null
  const kind = documentKind(documentKey, open.draft.document)
  return (
    <div className="border-b border-line pb-2 last:border-0">
      <Checkbox checked={isChosen} disabled={isBlocked} onChange={({ currentTarget }) => onChoose(currentTarget.checked)}>
        <span className="block font-medium">{nameOf(documentKey, open.draft.document)}</span>
        <span className="block text-sm text-ink-soft">
          {kind === 'master' ? (
            <MasterUsage id={Number(documentKey.split(':')[1])} />
          ) : isOnAllPages(kind) ? (
            t('allPages')
          ) : (
            window.location.pathname
          )}
        </span>
      </Checkbox>
      {kind === 'post' && open.visibility === 'hidden' && isChosen ? (
        <div className="pl-8">
          <Checkbox checked={isShown} onChange={({ currentTarget }) => onShow(currentTarget.checked)}>
            {t('showPost')}
          </Checkbox>
        </div>
      ) : null}
      {kind === 'page' && isUnseen(open) ? <p className="pl-8 text-sm text-ink-soft">{t('showsPage')}</p> : null}
      {open.isOthersEdit ? <p className="pl-8 text-sm text-ink-soft">{t('othersEdit')}</p> : null}
      {isBlocked ? (
        <p className="pl-8 text-sm text-danger">
          {t('blocked')}{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => editStore.setState({ panel: 'conflicts' })}>
            {t('resolve')}
          </button>
        </p>
      ) : null}
      {release ? (
        <p className="pl-8 text-sm text-warning">
          {t('meantFor', { title: withInnerQuotes(release.title, officeLocale), moment: formatMoment(release.publishAt ?? '') })}{' '}
          <ReleasesLink />
        </p>
      ) : null}
      <ul className="flex flex-col gap-0.5 pl-8 text-sm">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** The changes against what visitors see; where this window does not know that, the steps of its own history. */
function useLines(key: string): string[] {
  const textOf = useHistoryText()
  const changeLines = useChangeLines()
  const open = useEditStore(({ documents }) => documents[key])
  const past = useEditStore((state) => state.past)
  if (!open) return []
  if (open.published) return changeLines({ key, from: open.published, to: open.draft.document }).map(({ text }) => text)
  const own = past.filter(({ changes }) => changes.some((one) => one.key === key))
  return [...new Set(own.map(({ label }) => textOf(label)))]
}
