import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKey } from '@/lib/api/query'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { showOnCanvas } from './menu-query'

const menuKey = (id: string) => queryKey(navigationApi.tree, { id })
const item = { id: 1, title: 'Nova', type: 'page' as const, linkV2: { kind: 'page' as const, target: 'nova', hash: '' }, children: [] }

it('shows unsaved rows in the header and the footer of the canvas, at every moment', () => {
  const client = new QueryClient()
  const header = ['section', null, ...menuKey('main')]
  const later = ['section', '2026-11-27T07:00:00.000Z', ...menuKey('main')]
  const footer = ['section', null, menuKey('footer1'), menuKey('main')]
  client.setQueryData(header, [])
  client.setQueryData(later, [])
  client.setQueryData(footer, [['prvi'], ['drugi']])
  showOnCanvas(client, { menu: 'main', items: [item] })
  expect(client.getQueryData(header)).toEqual([item])
  expect(client.getQueryData(later)).toEqual([item])
  expect(client.getQueryData(footer)).toEqual([['prvi'], [item]])
})
