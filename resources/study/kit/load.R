# The tables of this study as data frames: source("load.R"), then study$games and so on.
# Numbers, truth values and missing values are read as such; the .json file beside each table says what they mean.

# Columns of texts, whatever stands in them: a code may be 01 or NA, and a word true.
texts <- @TEXTS@

read_sheet <- function(file, sep) {
  header <- scan(file, "", sep = sep, nlines = 1, quiet = TRUE,
                 fileEncoding = if (sep == ",") "UTF-8-BOM" else "")
  found <- read.table(file, header = TRUE, sep = sep, quote = "\"", comment.char = "", encoding = "UTF-8",
                      fileEncoding = if (sep == ",") "UTF-8-BOM" else "",
                      colClasses = ifelse(header %in% texts, "character", NA))
  for (column in intersect(texts, header)) {
    found[[column]][is.na(found[[column]])] <- "NA"
    found[[column]] <- sub("^'('*[=+@\uff1d\uff0b\uff0d\uff20-])", "\\1", found[[column]]) # Guarded from spreadsheets.
  }
  found
}

read_study <- function(folder = ".") {
  tables <- c("participants", "games", "attempts", "answers", "events")
  found <- list()
  for (table in tables) {
    files <- file.path(folder, paste0(c("description-", "", ""), table, c("_data.tsv", ".tsv", ".csv")))
    file <- files[file.exists(files)][1]
    found[[table]] <- read_sheet(file, if (endsWith(file, ".csv")) "," else "\t")
  }
  found
}

# The folder of this file, run by Rscript or source() from wherever you are.
here <- function() {
  sourced <- unlist(lapply(sys.frames(), function(frame) frame$ofile))
  run <- sub("^--file=", "", grep("^--file=", commandArgs(FALSE), value = TRUE))
  dirname(c(rev(sourced), gsub("~+~", " ", run, fixed = TRUE), "./load.R")[1])
}

study <- read_study(here())
str(study, max.level = 1)
