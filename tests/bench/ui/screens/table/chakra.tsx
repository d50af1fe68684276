import { Badge, Button, Container, Field, Flex, Heading, Input, Table } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';
import { memo } from 'react';
import { type Student, useStudents, words } from '../../content.ts';
import { startChakra } from '../chakra.tsx';

const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
};
const slotRecipes = { field: fieldSlotRecipe, table: tableSlotRecipe };

const Row = memo(function Row({ student }: { student: Student }) {
  return (
    <Table.Row>
      <Table.Cell asChild>
        <th scope="row">{student.name}</th>
      </Table.Cell>
      <Table.Cell>
        <bdi dir="ltr">{student.phone}</bdi>
      </Table.Cell>
      <Table.Cell>{student.courses}</Table.Cell>
      <Table.Cell>{student.joined}</Table.Cell>
      <Table.Cell>
        <Badge colorPalette={student.isActive ? 'green' : 'yellow'}>
          {student.isActive ? words.active : words.waiting}
        </Badge>
      </Table.Cell>
    </Table.Row>
  );
});

const StudentTable = ({ students }: { students: readonly Student[] }) => (
  <Table.ScrollArea maxH="600px" mt="4">
    <Table.Root stickyHeader>
      <Table.Header>
        <Table.Row>
          {words.columns.map((column) => (
            <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {students.map((student) => (
          <Row key={student.id} student={student} />
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <Container as="main" maxW="6xl" py="6">
      <Heading as="h1" size="3xl" mb="4">
        {words.studentsHeading}
      </Heading>
      <Flex gap="4" align="end">
        <Field.Root maxW="420px">
          <Field.Label>{words.findStudent}</Field.Label>
          <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </Field.Root>
        <Button onClick={show}>{words.students}</Button>
      </Flex>
      {isShown && <StudentTable students={found} />}
    </Container>
  );
}

startChakra(<Screen />, { recipes, slotRecipes });
