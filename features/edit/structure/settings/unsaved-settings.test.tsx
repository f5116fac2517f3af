import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { LinkDialog } from '../../pickers/link-dialog'
import { editStore, openDocument } from '../../store/edit-store'
import { MasterNameDialog } from '../masters/master-name-dialog'
import { AnchorDialog } from './anchor-dialog'
import { WindowDialog } from './window-dialog'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const target = { key: 'page:1', section: 's_1' }
const close = vi.fn<() => void>()

beforeEach(() => {
  close.mockReset()
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  openDocument(target.key, {
    document: { v: 1, sections: { [target.section]: { type: 'hero', pos: 'V' } } },
    revision: 0,
    pictures: {},
    isChanged: false,
  })
})

const dialogs: [string, ReactElement, string, string][] = [
  ['a time window', <WindowDialog key="w" target={target} onClose={close} />, 'Od', '2026-11-27T08:00'],
  ['an anchor', <AnchorDialog key="a" target={target} onClose={close} />, 'Naziv za poveznice', 'akcija'],
  [
    'the name of a shared section',
    <MasterNameDialog key="m" action="share" target={target} suggestion="Hero" onClose={close} />,
    'Naziv',
    'Akcija petkom',
  ],
  ['a link', <LinkDialog key="l" current={{ kind: 'external', target: 'https://a.hr' }} onClose={close} />, 'Adresa', 'https://b.hr'],
]

// docs/rules/editing.md#unsaved-dialogs
it.each(dialogs)('the dialog of %s asks before it goes with what was typed', async (_, dialog, label, text) => {
  const { user } = renderInEdit(dialog)
  const input = await screen.findByLabelText(new RegExp(`^${label}`))
  await user.clear(input)
  await user.type(input, text)
  await user.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Odbaci' }))
  expect(close).toHaveBeenCalledOnce()
})
