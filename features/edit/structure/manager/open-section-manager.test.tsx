import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editStore, openDocument } from '../../store/edit-store'
import { openSectionManager } from './open-section-manager'

const key = 'page:1'
const chosen = { type: 'page-title', example: { type: 'page-title', meta: {} } }
const dialog = vi.hoisted((): { close: (chosen: unknown) => void } => ({ close: () => {} }))
vi.mock('../../dialogs', () => ({ openDialog: () => new Promise((resolve) => (dialog.close = resolve)) }))
vi.mock('./lazy-section-manager', () => ({ LazySectionManager: () => null }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.stubGlobal('CSS', { escape: (text: string) => text })
Element.prototype.scrollIntoView = () => {}

beforeEach(() => {
  editStore.setState({ documents: {}, selection: null })
  openDocument(key, { document: { v: 1, sections: {} }, revision: 0, pictures: {}, isChanged: false })
  document.body.innerHTML = `
    <button>Dodaj odjeljak</button>
    <section data-edit-key="${key}" data-edit-section="s_new">
      <p id="eyebrow" role="textbox" tabindex="0" data-edit-field></p>
      <h1 id="title" role="textbox" tabindex="0" data-edit-field></h1>
    </section>`
})
afterEach(() => void (document.body.innerHTML = ''))

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const frames = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** `type`: what the editor does as soon as the section stands on the page. */
async function addSection(type = () => {}) {
  const insert = () => {
    type()
    return { key, section: 's_new' }
  }
  focus('button')
  const added = openSectionManager({ key, place: 'end' }, { insert } as never)
  dialog.close(chosen)
  await added
  await frames(3)
}

it('gives the first text of the new section the focus', async () => {
  await addSection()
  expect(document.activeElement?.id).toBe('eyebrow')
})

it.each([
  ['rich text that is the only one', '<div id="rich" tabindex="0" data-edit-rich></div>'],
  ['rich text before a plain one', '<div id="rich" tabindex="0" data-edit-rich></div><p tabindex="0" data-edit-field></p>'],
])('gives %s the focus', async (_, texts) => {
  const section = document.querySelector('section')
  if (section) section.innerHTML = texts
  await addSection()
  expect(document.activeElement?.id).toBe('rich')
})

// docs/rules/editing.md#late-focus
it('leaves the focus where the editor types already', async () => {
  await addSection(() => focus('#title'))
  expect(document.activeElement?.id).toBe('title')
})
