'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { usePanelState } from '../../unsaved-panel-store'
import { DiscardQuestion } from '../../use-discard-guard'
import { MenuEditor } from './menu-editor'
import { menuQuery } from './menu-query'

/** The menus of the header and the footer. */
export function MenuPanel() {
  const t = useTranslations('edit.pages')
  const id = useId()
  const [menu, setMenu] = useState<MenuName>('main')
  const [unconfirmed, setUnconfirmed] = useState<MenuName | null>(null)
  const { data, isError } = useQuery(menuQuery(menu))

  function choose(next: MenuName) {
    if (usePanelState.getState().isUnsaved) setUnconfirmed(next)
    else setMenu(next)
  }

  return (
    <div className="flex flex-col gap-5">
      <Field id={id} label={t('menu.which')}>
        {(control) => (
          <Select {...control} value={menu} onChange={({ target }) => choose(MenuName.safeParse(target.value).data ?? 'main')}>
            {MenuName.options.map((name) => (
              <option key={name} value={name}>
                {t(`menus.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {unconfirmed === null ? null : <DiscardQuestion onDiscard={() => setMenu(unconfirmed)} onClose={() => setUnconfirmed(null)} />}
      {isError ? <p>{t('failed')}</p> : null}
      {data ? <MenuEditor key={menu} menu={menu} {...data} /> : null}
    </div>
  )
}
