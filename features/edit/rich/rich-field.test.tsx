import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RichText } from '@/components/ui/text/rich-text'
import type { RichNode } from '@/lib/api/entities/common.schema'
import messages from '@/messages/edit/hr.json'
import { loadRichEditor, RichField } from './rich-field'
import type { RichFieldProps } from './rich-editor'

vi.mock('@/lib/i18n/navigation', () => ({
  PlainLink: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

// jsdom has no layout.
const box = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box })
Object.assign(document, { elementFromPoint: () => null })
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc: RichNode = { type: 'doc', content: [paragraph('Dobar dan')] }

const focused = { autoFocus: true }
const onChange = vi.fn<(next: RichNode | null) => void>()
const onBlur = vi.fn<() => void>()
const user = userEvent.setup({ delay: null })
const withMessages = (field: ReactNode) => (
  <NextIntlClientProvider locale="hr" messages={messages}>
    {field}
    <button type="button">drugdje</button>
  </NextIntlClientProvider>
)

beforeEach(() => {
  onChange.mockClear()
  onBlur.mockClear()
})

async function openField(props: Partial<RichFieldProps> = {}) {
  await loadRichEditor()
  const view = render(withMessages(<RichField doc={doc} onChange={onChange} onBlur={onBlur} label="Opis" {...focused} {...props} />))
  const toolbar = await screen.findByRole('toolbar', { name: 'Oblikovanje teksta' })
  return { ...view, toolbar, text: screen.getByRole('textbox', { name: 'Opis' }) }
}

const button = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name })
const selectAll = (text: HTMLElement) => fireEvent.keyDown(text, { key: 'a', keyCode: 65, ctrlKey: true })
const lastChange = () => onChange.mock.lastCall?.[0]

describe('RichField', () => {
  it('renders the elements and classes of the static text', async () => {
    const all: RichNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Naslov' }] },
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Podnaslov' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a', marks: [{ type: 'bold' }] },
            { type: 'hardBreak' },
            { type: 'text', text: 'b', marks: [{ type: 'italic' }] },
            { type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: '/shop' } }] },
          ],
        },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('d')] }] },
        { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('e')] }] },
        { type: 'horizontalRule' },
        { type: 'blockquote', content: [paragraph('f')] },
      ],
    }
    const { container } = render(<RichText doc={all} size="small" className="mx-auto" />)
    const { text } = await openField({ doc: all, size: 'small', className: 'mx-auto' })
    expect(text.innerHTML).toBe(container.firstElementChild?.innerHTML)
    expect([...text.classList]).toEqual(expect.arrayContaining([...(container.firstElementChild?.classList ?? [])]))
  })

  it('shows the static text until its code has loaded, and inserts what was typed meanwhile', async () => {
    render(withMessages(<RichField doc={doc} onChange={onChange} label="Opis" {...focused} />))
    expect(screen.getByText('Dobar dan').className).toBe('')
    fireEvent.change(screen.getByRole('textbox', { name: 'Opis' }), { target: { value: ' svima' } })
    await screen.findByRole('toolbar')
    expect(lastChange()).toEqual({ type: 'doc', content: [paragraph('Dobar dan svima')] })
  })

  // docs/rules/editing.md#late-focus
  it('leaves the focus where the editor has gone while its code loaded', async () => {
    render(withMessages(<RichField doc={doc} onChange={onChange} onBlur={onBlur} label="Opis" {...focused} />))
    const text = screen.getByRole('textbox', { name: 'Opis' })
    fireEvent.change(text, { target: { value: ' svima' } })
    act(() => screen.getByRole('button', { name: 'drugdje' }).focus())
    await waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
    expect(document.activeElement?.textContent).toBe('drugdje')
    expect(lastChange()).toEqual({ type: 'doc', content: [paragraph('Dobar dan svima')] })
  })

  it('reports an emptied text as null', async () => {
    const { text } = await openField()
    selectAll(text)
    fireEvent.keyDown(text, { key: 'Backspace', keyCode: 8 })
    expect(lastChange()).toBeNull()
  })
})

describe('the toolbar', () => {
  it.each([
    ['Naslov', { type: 'heading', attrs: { level: 2 }, content: paragraph('Dobar dan').content }],
    ['Podnaslov', { type: 'heading', attrs: { level: 3 }, content: paragraph('Dobar dan').content }],
    ['Popis s točkama', { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Dobar dan')] }] }],
    ['Numerirani popis', { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('Dobar dan')] }] }],
    ['Citat', { type: 'blockquote', content: [paragraph('Dobar dan')] }],
  ])('%s', async (name, block) => {
    await openField()
    await user.click(button(name))
    expect(lastChange()).toEqual({ type: 'doc', content: [block] })
    expect(button(name).getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Poništi'))
    expect(lastChange()?.content).toEqual(doc.content)
    await user.click(button('Ponovi'))
    await user.click(button(name))
    expect(lastChange()?.content).toEqual(doc.content)
  })

  it.each([
    ['Podebljano', 'b', 'bold'],
    ['Kurziv', 'i', 'italic'],
  ])('%s, also by Ctrl+%s', async (name, key, mark) => {
    const { text } = await openField()
    selectAll(text)
    await user.click(button(name))
    const marked = [{ type: 'text', text: 'Dobar dan', marks: [{ type: mark }] }]
    expect(lastChange()?.content).toEqual([{ type: 'paragraph', content: marked }])
    expect(button(name).getAttribute('aria-pressed')).toBe('true')
    fireEvent.keyDown(text, { key, ctrlKey: true })
    expect(lastChange()?.content).toEqual(doc.content)
  })

  it('has nothing to undo at first', async () => {
    await openField()
    expect(button('Poništi').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Poništi'))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is reached by Alt+F10, moved in by arrows and left by Escape', async () => {
    const { text } = await openField()
    fireEvent.keyDown(text, { key: 'F10', altKey: true })
    expect(document.activeElement).toBe(button('Podebljano'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(button('Kurziv'))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(button('Ponovi'))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(text)
    expect(onBlur).not.toHaveBeenCalled()
  })

  it('goes when the focus leaves the text', async () => {
    await openField()
    await user.click(screen.getByRole('button', { name: 'drugdje' }))
    expect(onBlur).toHaveBeenCalledOnce()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })
})

describe('a link', () => {
  it('is typed where the page has no link picker', async () => {
    const { text } = await openField()
    selectAll(text)
    await user.click(button('Poveznica'))
    const address = screen.getByRole('textbox', { name: 'Adresa poveznice' })
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(screen.getByText(/Ovo nije adresa/)).toBeDefined()
    await user.clear(address)
    await user.type(address, 'izlog.hr{Enter}')
    const link = { type: 'link', attrs: { href: 'https://izlog.hr' } }
    expect(lastChange()?.content?.[0]?.content).toEqual([{ type: 'text', text: 'Dobar dan', marks: [link] }])
    expect(document.activeElement).toBe(text)

    await user.click(button('Poveznica'))
    await user.click(screen.getByRole('button', { name: 'Ukloni' }))
    expect(lastChange()?.content).toEqual(doc.content)
    expect(onBlur).not.toHaveBeenCalled()
  })

  it('is chosen in the link picker, which may take the focus', async () => {
    const onEditLink = vi.fn<NonNullable<RichFieldProps['onEditLink']>>()
    await openField({ onEditLink })
    await user.click(button('Poveznica'))
    await user.click(screen.getByRole('button', { name: 'drugdje' }))
    expect(onBlur).not.toHaveBeenCalled()
    const [current, apply] = onEditLink.mock.calls[0] ?? []
    expect(current).toBeNull()
    apply?.({ kind: 'page', id: 4, label: ' o nama' })
    const link = { type: 'link', attrs: { kind: 'page', id: 4 } }
    expect(lastChange()?.content?.[0]?.content).toEqual([
      { type: 'text', text: 'Dobar dan' },
      { type: 'text', text: ' o nama', marks: [link] },
    ])
  })
})
