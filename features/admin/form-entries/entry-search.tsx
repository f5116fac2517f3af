'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/control/select'
import { useRouter } from '@/lib/i18n/navigation'
import { formText } from '@/features/admin/shell/form-text'
import { OfficeSearch } from '@/features/admin/table/office-search'

type EntrySearchProps = { forms: readonly { id: number; title: string }[]; formId: number | undefined; q: string }

/** Filters by form and e-mail; a search by e-mail includes handled entries. */
export function EntrySearch({ forms, formId, q }: EntrySearchProps) {
  const t = useTranslations('admin.forms')
  const router = useRouter()

  function search(email: string, data: FormData) {
    const form = formText(data, 'form')
    const query = { ...(email ? { view: 'all' } : {}), ...(form ? { form } : {}), ...(email ? { q: email } : {}) }
    router.push({ pathname: '/admin/forms', query })
  }

  return (
    <OfficeSearch namespace="forms" q={q} maxLength={254} onSearch={search} className="mb-4 max-w-2xl flex-wrap">
      {/* The key selects the form again once the options have loaded. */}
      <Select
        key={`${formId}-${forms.length}`}
        name="form"
        defaultValue={formId ?? ''}
        aria-label={t('form')}
        className="grow basis-full sm:basis-0"
      >
        <option value="">{t('allForms')}</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </OfficeSearch>
  )
}
