import type { QueryClient } from '@tanstack/react-query'

/** Resets every query and refetches those on the screen for the new user. */
export function resetQueries(client: QueryClient) {
  for (const query of client.getQueryCache().getAll()) query.reset()
  setTimeout(() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }))
}
