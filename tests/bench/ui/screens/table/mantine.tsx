// The styles of the used parts alone, in the order its guide gives.
import './mantine.css';
import { Badge, Button, Container, Group, Table, TextInput, Title } from '@mantine/core';
import { memo } from 'react';
import { type Student, useStudents, words } from '../../content.ts';
import { startMantine } from '../mantine.tsx';

const Row = memo(function Row({ student }: { student: Student }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{student.name}</Table.Th>
      <Table.Td>
        <bdi dir="ltr">{student.phone}</bdi>
      </Table.Td>
      <Table.Td>{student.courses}</Table.Td>
      <Table.Td>{student.joined}</Table.Td>
      <Table.Td>
        <Badge color={student.isActive ? 'green' : 'yellow'}>{student.isActive ? words.active : words.waiting}</Badge>
      </Table.Td>
    </Table.Tr>
  );
});

const StudentTable = ({ students }: { students: readonly Student[] }) => (
  <Table.ScrollContainer minWidth={600} maxHeight={600} mt="md">
    <Table stickyHeader>
      <Table.Thead>
        <Table.Tr>
          {words.columns.map((column) => (
            <Table.Th key={column}>{column}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {students.map((student) => (
          <Row key={student.id} student={student} />
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <Container component="main" size="lg" py="md">
      <Title order={1}>{words.studentsHeading}</Title>
      <Group align="end">
        <TextInput
          label={words.findStudent}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button onClick={show}>{words.students}</Button>
      </Group>
      {isShown && <StudentTable students={found} />}
    </Container>
  );
}

startMantine(<Screen />);
