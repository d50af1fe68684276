import { Button } from '@fanous/ui/actions/Button';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { type Student, useStudents, words } from '../../content.ts';
import { startKhayamiya } from '../khayamiya.tsx';

const [name, phone, count, joined, state] = words.columns;
const columns: DataTableColumn<Student>[] = [
  { id: 'name', header: name, isRowHeader: true, cell: (student) => student.name },
  { id: 'phone', header: phone, format: 'nowrap', cell: (student) => <Ltr>{student.phone}</Ltr> },
  { id: 'courses', header: count, format: 'number', cell: (student) => student.courses },
  { id: 'joined', header: joined, format: 'nowrap', cell: (student) => student.joined },
  {
    id: 'state',
    header: state,
    format: 'nowrap',
    cell: ({ isActive }) =>
      isActive ? <Badge tone="success">{words.active}</Badge> : <Badge tone="warning">{words.waiting}</Badge>,
  },
];
const getKey = ({ id }: Student) => id;

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <Container as="main">
      <Stack>
        <Heading level={1}>{words.studentsHeading}</Heading>
        <Inline align="end" wrap={false}>
          <SearchField
            label={words.findStudent}
            isLabelVisible
            clearLabel={words.clear}
            value={query}
            onChange={setQuery}
          />
          <Button onPress={show}>{words.students}</Button>
        </Inline>
        {isShown && (
          <DataTable caption={words.studentsHeading} columns={columns} rows={found} rowKey={getKey} empty={null} />
        )}
      </Stack>
    </Container>
  );
}

startKhayamiya(<Screen />);
