import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/display/table'
import { Showcase } from './showcase'

const lines = [
  { name: 'Povratak Filipa Latinovicza', quantity: 1, price: '18,90 €', total: '18,90 €' },
  { name: 'Priče iz davnine, ilustrirano izdanje', quantity: 2, price: '24,00 €', total: '48,00 €' },
  { name: 'Platnena torba, petrolej', quantity: 1, price: '12,00 €', total: '12,00 €' },
]

export function TableShowcase() {
  return (
    <Showcase id="tablica" title="Tablica">
      <Table caption="Narudžba 2026-00042">
        <TableHead>
          <TableRow>
            <HeaderCell>Naziv</HeaderCell>
            <HeaderCell numeric>Količina</HeaderCell>
            <HeaderCell numeric>Cijena</HeaderCell>
            <HeaderCell numeric>Ukupno</HeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.name}>
              <HeaderCell scope="row">{line.name}</HeaderCell>
              <Cell numeric>{line.quantity}</Cell>
              <Cell numeric>{line.price}</Cell>
              <Cell numeric>{line.total}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Showcase>
  )
}
