'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { MenuEditor } from './menu-editor'
import { menuQuery } from './menu-query'

/** The menus of the header and the footer. */
export function MenuPanel() {
  const t = useTranslations('edit.pages')
  const id = useId()
  const [menu, setMenu] = useState<MenuName>('main')
  const { data, isError } = useQuery(menuQuery(menu))
  return (
    <div className="flex flex-col gap-5">
      <Field id={id} label={t('menu.which')}>
        {(control) => (
          <Select {...control} value={menu} onChange={({ target }) => setMenu(MenuName.safeParse(target.value).data ?? 'main')}>
            {MenuName.options.map((name) => (
              <option key={name} value={name}>
                {t(`menus.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isError ? <p>{t('failed')}</p> : null}
      {data ? <MenuEditor key={`${menu} ${data.stored.version}`} menu={menu} {...data} /> : null}
    </div>
  )
}
