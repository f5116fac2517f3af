'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ChosenBy, Field } from '@/features/sections/fields'
import { call } from '@/lib/api/client'
import { performEdit } from '../../store/perform-edit'
import { sectionOf } from '../../store/section-of'
import { useFieldValue, useSection } from '../../store/shown-values'
import type { At } from '../bound'
import { ListFailed } from '../list-failed'
import { ChosenRecords, type ChosenRecordsProps } from './chosen-records'

type RuledRecordsProps = Omit<ChosenRecordsProps, 'onChange'> & { at: At; chosenBy: ChosenBy }

/**
 * Records that a rule picks, or the editor does. What the rule shows stands here in its order; the first change of it makes the list the editor's own, in one
 * step (docs/rules/editing.md#chosen-records).
 */
export function RuledRecords({ at, chosenBy, keys, ...list }: RuledRecordsProps) {
  const t = useTranslations('edit.inspector')
  const { key, section, path } = at
  const optionPath = [...path.slice(0, -1), chosenBy.option]
  const limitPath = [...path.slice(0, -1), chosenBy.limit]
  const rule = useFieldValue(key, section, optionPath)
  const limit = useFieldValue(key, section, limitPath) ?? defaultOf(sectionOf(at.type)?.options[chosenBy.limit])
  const isRuled = rule !== chosenBy.value || keys.length === 0
  const { data: shown = [], isError, isFetching, refetch } = useShownKeys(at, isRuled)

  function change(next: string[]) {
    const set = (to: string[], value: string | number | string[]) => ({ kind: 'set', section, path: to, value }) as const
    performEdit({
      key,
      label: { message: 'option', section: at.type, path },
      changes: [
        ...(rule === chosenBy.value ? [] : [set(optionPath, chosenBy.value)]),
        ...(typeof limit === 'number' && next.length > limit ? [set(limitPath, next.length)] : []),
        set(path, next),
      ],
    })
  }

  // Choosing would replace a list that nobody has seen.
  if (isRuled && isError) return <ListFailed isFetching={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-2">
      <ChosenRecords {...list} keys={isRuled ? shown : keys} onChange={change} />
      {isRuled ? <p className="text-sm text-ink-soft">{t('ruled')}</p> : null}
    </div>
  )
}

const defaultOf = (field: Field | undefined) => (field?.kind === 'number' ? field.default : undefined)

function useShownKeys({ key, section, type }: At, isWanted: boolean) {
  const stored = useSection(key, section)
  const query = isWanted && stored ? sectionOf(type)?.shownKeys?.({ meta: stored.meta, options: stored.options }) : undefined
  return useQuery({ queryKey: ['section', ...(query?.key ?? [])], queryFn: query ? () => query.run(call) : skipToken })
}
