import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach } from 'vitest'
import { FieldEditor } from '@/features/edit/inspector/field-editor'
import { editStore, openDocument } from '@/features/edit/store/edit-store'
import type { Field } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'
import messages from '@/messages/edit/hr.json'

/** The section whose fields a test edits. */
export const key = 'page:1'
export const section = 's_1'

export function setUpInspector() {
  beforeEach(() => editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [], selection: null }))
}

export function open(type: string, parts: { [part: string]: Json } = {}) {
  openDocument(key, {
    document: { v: 1, sections: { [section]: { type, pos: 'V', ...parts } } },
    revision: 0,
    pictures: {},
    isChanged: false,
  })
}

export function show(element: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

export const stored = (part = 'meta') => editStore.getState().documents[key]?.draft.document.sections[section]?.[part]

/** Shows the editor of one field, `x`. */
export function edit(definition: Field, { value, part = 'meta' }: { value?: Json; part?: string } = {}) {
  open('hero', value === undefined ? {} : { [part]: { x: value } })
  return show(<FieldEditor at={{ key, section, type: 'hero', path: [part, 'x'] }} field={definition} />)
}

export const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
export const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
