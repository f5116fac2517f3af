'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { lensDays } from '@/lib/api/moment'
import { zonedInputValue, zonedMoment } from '@/lib/text/zoned-time'
import { editStore, useEditStore } from '../store/edit-store'
import { EditsTargetFields } from './target/edits-target-fields'
import { previewAt } from './preview-at'
import { useReleasesUntil } from './use-scheduled-releases'

const dayMs = 24 * 60 * 60_000
/** A date is typed part by part. */
const pauseMs = 600
const audiences = ['guest', 'member'] as const

/** The page at another moment and for another shopper (docs/rules/lens.md#moment). */
export function LensPanel() {
  const t = useTranslations('edit.lens')
  const moment = useEditStore((state) => state.moment)
  return (
    <div className="flex flex-col gap-8">
      <MomentFields />
      <AudienceFields />
      {/* Last, since it grows: what stands above keeps its place under the pointer. */}
      <div className="flex flex-col gap-4">
        {moment === null ? <Note>{t('intro')}</Note> : <Effects moment={moment} onBack={() => previewAt(null)} />}
      </div>
    </div>
  )
}

function MomentFields() {
  const t = useTranslations('edit.lens')
  const id = useId()
  const moment = useEditStore((state) => state.moment)
  // Time stands still while the panel is open, so that the slider does not move by itself.
  const [now] = useState(() => Date.now())
  const [dragged, setDragged] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const chosenDays = moment === null ? 0 : Math.round((Date.parse(moment) - now) / dayMs)
  const days = dragged ?? chosenDays

  const [typed, setTyped] = useState<string | null>(null)
  const shown = zonedInputValue(new Date(moment ?? now))

  function showAt(next: number | null) {
    setProblem('')
    setTyped(null)
    previewAt(next)
  }
  function drop() {
    if (dragged !== null && dragged !== chosenDays) showAt(dragged === 0 ? null : now + dragged * dayMs)
    setDragged(null)
  }
  /** An unfinished date is left to be finished. */
  function apply() {
    const at = typed === null || typed === shown ? null : zonedMoment(typed)
    if (at === null) return
    const time = Date.parse(at)
    if (time < now - 60_000 || time > now + lensDays * dayMs) setProblem(t('outside', { days: lensDays }))
    else showAt(time)
  }

  const applyTyped = useEffectEvent(apply)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(applyTyped, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <section className="flex flex-col gap-4">
      <Field id={`${id}-days`} label={t('when')} aside={days === 0 ? t('now') : t('inDays', { days })}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={0}
            max={lensDays}
            value={days}
            aria-valuetext={days === 0 ? t('now') : t('inDays', { days })}
            onChange={(event) => setDragged(event.currentTarget.valueAsNumber)}
            onPointerUp={drop}
            onKeyUp={drop}
            onBlur={drop}
            className="min-h-11 w-full accent-action"
          />
        )}
      </Field>
      <Field id={`${id}-moment`} label={t('moment')} hint={t('zone')} error={problem}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            controlSize="sm"
            value={typed ?? shown}
            min={zonedInputValue(new Date(now))}
            max={zonedInputValue(new Date(now + lensDays * dayMs))}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={apply}
            onKeyDown={(event) => event.key === 'Enter' && apply()}
          />
        )}
      </Field>
    </section>
  )
}

function Effects({ moment, onBack }: { moment: string; onBack: () => void }) {
  const t = useTranslations('edit.lens')
  const format = useFormatter()
  const releases = useReleasesUntil(moment)
  return (
    <>
      {releases && releases.length > 0 ? (
        <div>
          <h3 className="pb-1 font-sans text-sm font-medium">{t('releases')}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {releases.map(({ id, title, publishAt }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2">
                <span className="min-w-0 wrap-break-word">{title}</span>
                <time className="shrink-0 text-sm text-ink-soft">
                  {publishAt ? format.dateTime(new Date(publishAt), { dateStyle: 'short', timeStyle: 'short' }) : null}
                </time>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Note>{t('edits')}</Note>
      <EditsTargetFields moment={moment} />
      <Button variant="secondary" size="sm" className="self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  )
}

function AudienceFields() {
  const t = useTranslations('edit.lens')
  const id = useId()
  const audience = useEditStore((state) => state.audience)
  return (
    <RadioGroup id={id} legend={t('audience')} hint={t('company')} spacing="tight">
      {audiences.map((one) => (
        <Radio key={one} name={id} checked={(audience ?? 'guest') === one} onChange={() => editStore.setState({ audience: one })}>
          {t(`audiences.${one}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>
}
