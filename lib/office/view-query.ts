import { listsOfPeople, type OfficeListName } from './office-lists'

/** Parameters that name a page and not what is shown. */
const pageParameters = ['page', 'before', 'after']

/** The query string of a view: sorted by name, without its page and without empty parameters, so that equal choices are equal texts. */
export function viewQuery(query: string | Record<string, string>): string {
  const parameters = new URLSearchParams(query)
  for (const name of pageParameters) parameters.delete(name)
  const chosen = [...parameters].filter(([, value]) => value !== '')
  return new URLSearchParams(chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** What a view of a list keeps: of a list of people no words of its search, which may be a name or an address. */
export function savedQuery(list: OfficeListName, query: string): string {
  const parameters = new URLSearchParams(viewQuery(query))
  if (listsOfPeople.has(list)) parameters.delete('q')
  return parameters.toString()
}
