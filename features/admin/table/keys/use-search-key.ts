import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { useKeys } from '@/features/admin/keys/use-keys'

/** `/` leads to the field of a form that searches (docs/rules/administration.md#office-table); to none where it has no such field. */
export function useSearchKey(form: RefObject<HTMLFormElement | null>, hasField = true) {
  const t = useTranslations('admin.table.keys')
  const run = () => form.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  useKeys(hasField ? [{ keys: '/', label: t('search'), group: 'screen', run }] : [])
}
