import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { type Course, cover, formatNumber, students, subjects, useCourses, words } from '../../content.ts';
import { startMui } from '../mui.tsx';

const CourseCard = memo(function CourseCard({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <Card variant="outlined">
      <CardMedia component="img" image={cover} alt="" loading="lazy" width={320} height={180} sx={{ height: 'auto' }} />
      <CardContent>
        <Typography variant="h6" component="h3">
          {course.title}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar sx={{ width: 32, height: 32 }}>{course.teacher[0]}</Avatar>
          <Typography variant="body2">{course.teacher}</Typography>
          <Typography component="b">
            {formatNumber(course.price)} {words.pound}
          </Typography>
        </Stack>
      </CardContent>
      <CardActions>
        <Button variant="contained" onClick={() => onOpen(course)}>
          {words.details}
        </Button>
      </CardActions>
    </Card>
  );
});

function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const lines = words.accountLines.map((line) => (
    <MenuItem key={line} onClick={close}>
      {line}
    </MenuItem>
  ));
  return (
    <>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        {words.account}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {lines}
      </Menu>
    </>
  );
}

function Theme() {
  const { mode, setMode } = useColorScheme();
  return (
    <Button variant="outlined" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      {words.dark}
    </Button>
  );
}

const StudentTable = () => (
  <Table>
    <TableHead>
      <TableRow>
        {words.columns.map((column) => (
          <TableCell key={column}>{column}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {students.map((student) => (
        <TableRow key={student.id}>
          <TableCell component="th" scope="row">
            {student.name}
          </TableCell>
          <TableCell dir="ltr">{student.phone}</TableCell>
          <TableCell>{student.courses}</TableCell>
          <TableCell>{student.joined}</TableCell>
          <TableCell>
            <Chip size="small" label={student.isActive ? words.active : words.waiting} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function Screen() {
  const screen = useCourses();
  const { subject, setSubject, opened } = screen;
  const close = () => screen.setOpened(null);
  return (
    <>
      <AppBar position="static" color="default">
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="b">
            {words.brand}
          </Typography>
          <Stack component="nav" direction="row" spacing={2} sx={{ flex: 1 }}>
            {words.pages.map((page) => (
              <Link key={page} href="#page">
                {page}
              </Link>
            ))}
          </Stack>
          <Theme />
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ py: 3 }}>
        <Typography variant="h4" component="h1" gutterBottom>
          {words.heading}
        </Typography>
        <Stack direction="row" spacing={2}>
          <TextField
            label={words.search}
            type="search"
            value={screen.query}
            onChange={(event) => screen.setQuery(event.target.value)}
          />
          <Button variant="contained" onClick={() => screen.setTable(true)}>
            {words.students}
          </Button>
        </Stack>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          role="group"
          aria-label={words.subjects}
          sx={{ my: 2, flexWrap: 'wrap' }}
        >
          {[null, ...subjects.keys()].map((at) => (
            <Chip
              key={at}
              label={at === null ? words.all : subjects[at]}
              color={subject === at ? 'primary' : 'default'}
              aria-pressed={subject === at}
              onClick={() => setSubject(at)}
            />
          ))}
        </Stack>
        {screen.isTable ? (
          <StudentTable />
        ) : (
          <Grid container spacing={3}>
            {screen.found.map((course) => (
              <Grid key={course.id} size={{ xs: 12, sm: 6, md: 4 }}>
                <CourseCard course={course} onOpen={screen.setOpened} />
              </Grid>
            ))}
          </Grid>
        )}
      </Container>
      <Dialog open={opened !== null} onClose={close} aria-labelledby="details">
        <DialogTitle id="details">{opened?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.about}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="contained" onClick={close}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

startMui(<Screen />);
