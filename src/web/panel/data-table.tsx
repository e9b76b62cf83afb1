import type { Key, ReactNode } from 'react'

type DataTableProps = {
  label: string
  columns: readonly string[]
  rows: readonly { key: Key; cells: readonly ReactNode[] }[]
  /** Said when there is no row. */
  empty: string
}

/** A table that is one: below 768 px each row is a block whose cells say their column. */
export function DataTable({ label, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    // The roles stay when the layout is no table's: browsers would drop them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" aria-label={label} className="w-full text-left text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="px-3 py-2 font-semibold text-ink-soft"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:stack max-md:gap-3">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="border-line md:border-t max-md:stack max-md:rounded-control max-md:border max-md:p-3"
          >
            {cells.map((cell, at) => (
              <td
                key={columns[at]}
                role="cell"
                className="min-w-0 align-top [overflow-wrap:anywhere] max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-2 max-md:py-1 md:px-3 md:py-2.5"
              >
                <span aria-hidden className="font-medium text-ink-soft md:hidden">
                  {columns[at]}
                </span>
                <div className="min-w-0">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
