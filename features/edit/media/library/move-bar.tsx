'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { mediaFoldersQuery } from '../media-queries'
import { useMoveItems } from './folder-target'

type MoveBarProps = { selectedIds: readonly number[]; onDone: () => void }

/** Puts all selected items into a folder at once. */
export function MoveBar({ selectedIds, onDone }: MoveBarProps) {
  const t = useTranslations('edit.media')
  const id = useId()
  const { data } = useQuery(mediaFoldersQuery)
  const move = useMoveItems()
  if (selectedIds.length === 0) return null
  return (
    <div
      role="group"
      aria-label={t('marked', { count: selectedIds.length })}
      className="flex flex-wrap items-end gap-3 rounded bg-sunken p-3"
    >
      <p className="py-2.5 text-sm font-medium">{t('marked', { count: selectedIds.length })}</p>
      <Field id={id} label={t('moveTo')} className="min-w-48">
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ target }) => move(selectedIds, target.value === 'none' ? null : Number(target.value), onDone)}
          >
            <option value="" disabled>
              {t('chooseFolder')}
            </option>
            <option value="none">{t('noFolder')}</option>
            {data?.folders.map((folder) => (
              <option key={folder.id} value={folder.id}>
                {folder.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="quiet" size="sm" onClick={onDone}>
        {t('unmark')}
      </Button>
    </div>
  )
}
