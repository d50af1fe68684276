import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { type Student, useStudents, words } from '../../content.ts';
import { startMui } from '../mui.tsx';

const Row = memo(function Row({ student }: { student: Student }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {student.name}
      </TableCell>
      <TableCell>
        <bdi dir="ltr">{student.phone}</bdi>
      </TableCell>
      <TableCell>{student.courses}</TableCell>
      <TableCell>{student.joined}</TableCell>
      <TableCell>
        <Chip
          size="small"
          color={student.isActive ? 'success' : 'warning'}
          label={student.isActive ? words.active : words.waiting}
        />
      </TableCell>
    </TableRow>
  );
});

const StudentTable = ({ students }: { students: readonly Student[] }) => (
  <TableContainer sx={{ mt: 2, maxHeight: 600 }}>
    <Table stickyHeader>
      <TableHead>
        <TableRow>
          {words.columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {students.map((student) => (
          <Row key={student.id} student={student} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

function Screen() {
  const { isShown, show, query, setQuery, found } = useStudents();
  return (
    <Container component="main" sx={{ py: 3 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {words.studentsHeading}
      </Typography>
      <Stack direction="row" spacing={2}>
        <TextField
          label={words.findStudent}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button variant="contained" onClick={show}>
          {words.students}
        </Button>
      </Stack>
      {isShown && <StudentTable students={found} />}
    </Container>
  );
}

startMui(<Screen />);
