'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { editStore } from '../../store/edit-store'
import { LocationButton } from '../location-button'
import type { Check } from './check'
import { pageChecks } from './page-checks'
import { phoneChecks } from './phone-checks'

/** `values`: the checks of `useValueChecks`. */
type CheckListProps = { keys: readonly string[]; values: readonly Check[]; isRefused: boolean }

/** Warnings before publishing. None stops a publication (docs/rules/editing.md#warnings). `isRefused`: the server has found something above. */
export function CheckList({ keys, values, isRefused }: CheckListProps) {
  const t = useTranslations('edit.publishing')
  const { rendered, isMeasuring } = useRenderedChecks()
  const checks = [...values, ...rendered.filter(({ key }) => keys.includes(key))]
  return (
    <section className="flex flex-col gap-2" aria-busy={isMeasuring}>
      <h3 className="font-sans text-base font-semibold">{t('checks')}</h3>
      {isMeasuring ? <p className="text-sm text-ink-soft">{t('measuring')}</p> : null}
      {checks.length === 0 && !isMeasuring && !isRefused ? <p className="text-sm text-success">{t('fine')}</p> : null}
      <ul className="flex flex-col gap-1">
        {checks.map((check, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several of one kind may concern one field
          <li key={`${check.code} ${check.key} ${check.section} ${check.path.join('/')} ${index}`}>
            <LocationButton location={check}>
              {t(`warnings.${check.code}`)}
              {check.detail ? <span className="text-ink-soft"> {check.detail}</span> : null}
            </LocationButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the page shows is checked after each edit; the frame of a narrow phone is measured once. */
function useRenderedChecks() {
  const badge = useTranslations('product.badge')
  const soldOutText = badge('soldOut')
  const [narrow, setNarrow] = useState<Check[] | null>(null)
  const [rendered, setRendered] = useState<Check[]>([])

  useEffect(() => {
    const abort = new AbortController()
    void phoneChecks(abort.signal).then((found) => (abort.signal.aborted ? undefined : setNarrow(found)))
    return () => abort.abort()
  }, [])

  useEffect(() => {
    let frame = 0
    // The canvas shows an edit by the next frame.
    const measure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setRendered(pageChecks({ soldOutText })))
    }
    measure()
    const unsubscribe = editStore.subscribe((state, before) => (state.documents === before.documents ? undefined : measure()))
    return () => {
      unsubscribe()
      cancelAnimationFrame(frame)
    }
  }, [soldOutText])

  return { rendered: [...rendered, ...(narrow ?? [])], isMeasuring: narrow === null }
}
